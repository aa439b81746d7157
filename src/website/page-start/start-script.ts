import { DEFAULT_POLICY } from '#platform/browser/own-html.ts'
import { FETCH_PICTURES_BELOW } from '#website/ui/hydration/pictures-below.ts'
import { EARLY_ANSWERS } from './early-answers.ts'

/** What the start script needs to know of its page. */
export type PageStart = {
  /** What React Router expects in `__reactRouterContext`, but for the data. */
  context: unknown
  /** The file with the list of all routes. */
  manifest: string
  /** The files of the page's own routes, by their names. */
  routes: Record<string, string>
  entry: string
  /** All files that come with these, so that none waits for another. */
  preloads: readonly string[]
  /** Whether the page has no content without its scripts. */
  atOnce: boolean
}

/** For browsers without `requestIdleCallback` (Safari). */
const IDLE_AFTER_MS = 50
/** How React makes a script element that does not run. */
const EMPTY_SCRIPT = '<script></script>'
/** What a key is not the search's in: text fields, and dialogs that have the window to themselves. */
const TEXT_FIELDS = 'input, textarea, select, [contenteditable]'

/**
 * The one inline script of the site, the same on every page, so that the content security policy can name it by its hash
 * and refuse any other. What differs from page to page is in two blocks of data before it: the loaders' data as
 * React Router wrote them, and a PageStart.
 *
 * A page can be seen, read and used before its scripts run: links, forms, menus and the search are HTML, and what else is
 * touched is answered by `EARLY_ANSWERS`. So the scripts are fetched when the page has been drawn once: before, they would
 * compete with the font and the pictures in view. They run by themselves as soon as they are there and the main thread is
 * idle, or at once where the page has no content without them.
 * The pictures below the first window come after the scripts, when somebody scrolls, or when the scripts have failed.
 * The key that opens the search, and what is typed after it, is kept until the search is there to take it.
 *
 * Where the browser has Trusted Types, plain text becomes HTML only as React writes it by itself: an empty script element,
 * or something without a tag (JSON, style sheets). What our server wrote goes through `trustHtml`.
 */
export const START_SCRIPT = `(() => {
const facts = document.currentScript.previousElementSibling, data = facts.previousElementSibling;
const { context, manifest, routes, entry, preloads, atOnce } = JSON.parse(facts.textContent);
window.trustedTypes?.createPolicy("${DEFAULT_POLICY}", { createHTML: (html) => html === ${inScript(EMPTY_SCRIPT)} || !html.includes(${inScript('<')}) ? html : null });
let keys = "";
const keep = (event) => {
const { key, target, ctrlKey, metaKey, altKey } = event;
if (ctrlKey || metaKey || altKey || (keys ? key.length > 1 : key !== "/")) return;
if (target.closest?.(${JSON.stringify(TEXT_FIELDS)}) || document.querySelector("dialog:modal")) return;
event.preventDefault();
keys += key;
};
window.takeEarlyKeys = () => {
removeEventListener("keydown", keep);
return keys;
};
${EARLY_ANSWERS}
const fetchPicturesBelow = () => ${FETCH_PICTURES_BELOW};
addEventListener("scroll", fetchPicturesBelow, { once: true, passive: true });
const fail = () => {
window.takeEarlyKeys();
fetchPicturesBelow();
};
const start = () => {
window.__reactRouterContext = { ...context, stream: new Response(data.textContent).body };
const names = Object.keys(routes);
Promise.all([manifest, ...Object.values(routes)].map((file) => import(file))).then(([, ...modules]) => {
window.__reactRouterRouteModules = Object.fromEntries(names.map((name, at) => [name, modules[at]]));
return import(entry);
}).catch(fail);
};
const prepare = () => {
for (const href of preloads) document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", fetchPriority: "low", href }));
if (atOnce) start();
else window.requestIdleCallback ? requestIdleCallback(start) : setTimeout(start, ${IDLE_AFTER_MS});
};
addEventListener("keydown", keep);
if (document.hidden) prepare();
else if (window.PerformanceObserver?.supportedEntryTypes?.includes("paint")) new PerformanceObserver((list, observer) => {
observer.disconnect();
prepare();
}).observe({ type: "paint", buffered: true });
else requestAnimationFrame(() => setTimeout(prepare));
})()`

/** The three script elements with which a page ends. `data` is what React Router's loaders wrote, each line JSON. */
export function pageStart(data: string, facts: PageStart): string {
  return (
    `<script type="text/plain">${withoutTags(data)}</script>` +
    `<script type="application/json">${withoutTags(JSON.stringify(facts))}</script>` +
    `<script>${START_SCRIPT}</script>`
  )
}

/** A text in a script that stands in HTML. */
function inScript(text: string): string {
  return withoutTags(JSON.stringify(text))
}

/** In JSON a tag can only begin within a text, where its first character may be written as a number. */
function withoutTags(json: string): string {
  return json.replaceAll('<', '\\u003c')
}
