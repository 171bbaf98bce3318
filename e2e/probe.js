// What tests reach of the page besides what people see: the same modules as the page's.

export * as client from "../web/engine/client.js";
export * as database from "../web/storage/database.js";
export * as bookmarks from "../web/storage/bookmarks.js";
export * as company from "../web/people/company.js";
export * as days from "../web/links/days.js";
export * as device from "../web/storage/device.js";
export * as matches from "../web/storage/matches.js";
export * as sharing from "../web/links/sharing.js";
export * as screens from "../web/screens/screens.js";
export * as settings from "../web/storage/settings.js";
export * as text from "../web/text/text.js";
export * as updates from "../web/offline/updates.js";
export * as writer from "../web/storage/one_writer.js";
export { interpreter } from "built";
