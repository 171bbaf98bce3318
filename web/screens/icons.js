// Small signs for buttons, drawn with the pen's round ends; what they mean is said beside.

const SIGNS = {
  go: "M8 5L19 12L8 19Z",
  back: "M15 5L8 12L15 19",
  up: "M6 14L12 8L18 14",
  down: "M6 10L12 16L18 10",
  more: "M5 12h.01M12 12h.01M19 12h.01",
  grip: "M9 6h.01M9 12h.01M9 18h.01M15 6h.01M15 12h.01M15 18h.01",
  plus: "M12 5V19M5 12H19",
  cross: "M6 6L18 18M18 6L6 18",
  check: "M5 13L10 18L19 7",
  bin: "M4 7H20M10 4H14M6 7L7 20H17L18 7M10 11V16M14 11V16",
  save: "M12 4V15M7 10L12 15L17 10M5 20H19",
  open: "M12 15V4M7 9L12 4L17 9M5 20H19",
  search: "M10.5 4.5a6 6 0 1 0 0 12a6 6 0 1 0 0-12ZM15 15L20 20",
  rules: "M12 7C10 5 7 5 4 5V18C7 18 10 18 12 20C14 18 17 18 20 18V5C17 5 14 5 12 7ZM12 7V20",
  settings:
    "M4 7H12M18 7H20M4 17H6M12 17H20M15 4.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 1 0 0-5ZM9 14.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 1 0 0-5Z",
  about: "M12 20C4 14 3 10 4 7.500C6 4 10 4 12 8C14 4 18 4 20 7.500C21 10 20 14 12 20Z",
  cloud:
    "M5 5L19 19M8 18H17C19 18 20 16.500 20 15C20 13 18.500 12 17 12C17 9 15 7 12 7M8.500 8.500C7.500 9.500 7 11 7 12C5 12 4 13.500 4 15C4 16.500 5.500 18 8 18",
  hint: "M9 17C9 14.500 6 13.500 6 9.500C6 6 8.700 3.500 12 3.500C15.300 3.500 18 6 18 9.500C18 13.500 15 14.500 15 17ZM10 20.500H14",
  copy: "M9 8H19V20H9ZM15 8V4H5V16H9",
  link: "M10 14a4 4 0 0 0 6 0L19.500 10.500a4 4 0 0 0-6-6L12 6M14 10a4 4 0 0 0-6 0L4.500 13.500a4 4 0 0 0 6 6L12 18",
  send: "M21 3L10 14M21 3L14.500 21L10 14L3 9.500Z",
  fair: "M12 4V20M8 20H16M5 8L12 6L19 8M5 8L2.500 14H7.500ZM19 8L16.500 14H21.500Z",
  warning: "M12 4L21 19H3ZM12 10V14M12 16.500h.01",
};

/** @param {keyof typeof SIGNS} name */
export const icon = (name) =>
  `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${SIGNS[name]}" fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/></svg>`;
