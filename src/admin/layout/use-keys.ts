import { useEffect } from 'react'

const EDITABLE = 'input, textarea, select, [contenteditable="true"], [role="combobox"]'
const FRONT = '[role="dialog"], [role="alertdialog"], main'

/** Ctrl+S saves the form in front; `?` outside of fields shows the list of keys, unless that is switched off. */
export function useKeys({ showKeys, isOn }: { showKeys: () => void; isOn: boolean }): void {
  useEffect(() => {
    function press(event: KeyboardEvent): void {
      const { key, ctrlKey, metaKey, altKey, target } = event
      if ((ctrlKey || metaKey) && !altKey && key.toLowerCase() === 's') {
        // Never the browser's own dialog, which would save the page as a file.
        event.preventDefault()
        save()
      } else if (key === '?' && isOn && !ctrlKey && !metaKey && !isEditable(target)) showKeys()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [showKeys, isOn])
}

/** Ctrl+K, on the Mac Cmd+K, from anywhere but another dialog. */
export function useQuickSearchKey(open: () => void): void {
  useEffect(() => {
    function press(event: KeyboardEvent): void {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event
      if (!(ctrlKey || metaKey) || altKey || shiftKey || key.toLowerCase() !== 'k') return
      // Browsers would go to their own search field.
      event.preventDefault()
      if (!document.querySelector('[role="dialog"], [role="alertdialog"]')) open()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [open])
}

/** Clicks the visible button, so that the key can do no more than the button. */
function save(): void {
  const fronts = [...document.querySelectorAll(FRONT)]
  const dialogs = fronts.filter((front) => front.localName !== 'main')
  const front = dialogs.at(-1) ?? fronts[0]
  front?.querySelector<HTMLButtonElement>('form button[type="submit"]:not(:disabled)')?.click()
}

function isEditable(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(EDITABLE) !== null
}
