import { COLLECTION_KEY, MOST_COLLECTED } from '#domain/collection/model.ts'
import { FIRST_PROJECT, listKeyOf, PROJECTS_KEY } from '#domain/collection/projects.ts'
import { TILE_ATTRIBUTE } from '#website/image-grid/tile-attribute.ts'
import { EARLY_ZOOM } from '#website/ui/hydration/early.ts'
import { HYDRATED } from '#website/ui/hydration/hydration.ts'
import { PLUS_PATH, TICK_PATH } from '#website/ui/icons.tsx'

/** Quicker is no wait for anybody, and then only one dialog is announced. */
const ZOOM_EXPECTED_WITHIN_MS = 50

/**
 * The part of the start script that answers what only script can, until the page's scripts take over: a picture that is
 * collected is stored at once, in the current project, and a tile that is opened shows its picture at once in a dialog, behind
 * the large one that is on its way. The zoom then replaces it (where the page's scripts cannot be loaded, it stays).
 *
 * A click that was answered has its default prevented, so that React, which may be hydrating at that moment, leaves it.
 * After hydration React follows the link, and a picture is shown at once where the zoom takes longer: its code may not be there,
 * and a phone renders it for a third of a second. A tile whose slideshow runs, under a pointer, is left to the zoom alone.
 */
export const EARLY_ANSWERS = `
let enlarged = null, changedKey = null, isHydrated = false;
const currentKey = () => {
try {
const { currentId, all } = JSON.parse(localStorage.getItem("${PROJECTS_KEY}"));
if (currentId !== "${FIRST_PROJECT}" && all.some(({ id }) => id === currentId)) return "${listKeyOf('')}" + currentId;
} catch {}
return "${COLLECTION_KEY}";
};
const readCollection = (key) => {
const saved = JSON.parse(localStorage.getItem(key) ?? "[]");
return Array.isArray(saved) && saved.every((entry) => entry?.Id > 0) ? saved : [];
};
const collect = (button) => {
const Id = Number(button.dataset.collect), was = button.hasAttribute("data-collected");
try {
const key = currentKey(), others = readCollection(key).filter((entry) => entry.Id !== Id || !was);
const isThere = others.some((entry) => entry.Id === Id);
if (!was && !isThere && others.length >= ${MOST_COLLECTED}) return;
localStorage.setItem(key, JSON.stringify(was || isThere ? others : [...others, { Id }]));
changedKey = key;
} catch {
return;
}
button.toggleAttribute("data-collected");
button.querySelector("path").setAttribute("d", was ? "${PLUS_PATH}" : "${TICK_PATH}");
button.setAttribute("aria-pressed", String(!was));
};
const enlarge = (link) => {
if (document.querySelector("dialog:modal")) return;
const dialog = document.createElement("dialog"), picture = link.querySelector("img");
const large = Object.assign(picture.cloneNode(), { sizes: "100vw", loading: "eager" });
large.style.background = "center / contain no-repeat url(" + JSON.stringify(picture.currentSrc) + ")";
dialog.className = "${EARLY_ZOOM}";
dialog.setAttribute("aria-label", link.getAttribute("aria-label"));
dialog.append(large);
dialog.onclick = () => dialog.close();
const end = () => {
enlarged = null;
dialog.remove();
};
dialog.onclose = end;
document.body.append(dialog);
dialog.showModal();
enlarged = { address: link.pathname + link.search, close: () => {
dialog.onclose = null;
dialog.close();
end();
} };
};
window.takeEarlyZoom = () => enlarged;
const answer = (event) => {
if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
const mark = isHydrated ? null : event.target.closest("[data-collect]"), link = event.target.closest("[${TILE_ATTRIBUTE}] > a");
if (mark) collect(mark);
else if (link?.querySelectorAll("img").length === 1) isHydrated ? setTimeout(enlarge, ${ZOOM_EXPECTED_WITHIN_MS}, link) : enlarge(link);
else return;
if (!isHydrated) event.preventDefault();
};
const release = () => {
isHydrated = true;
if (changedKey) dispatchEvent(new StorageEvent("storage", { key: changedKey }));
for (const mark of document.querySelectorAll("[data-collect][aria-pressed]")) mark.removeAttribute("aria-pressed");
};
addEventListener("click", answer, true);
addEventListener("${HYDRATED}", release, { once: true });`
