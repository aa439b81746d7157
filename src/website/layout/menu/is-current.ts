/** Whether a page is the one at the address of a menu entry, or below it. */
export function isCurrent(address: string, pathname: string): boolean {
  return pathname === address || pathname.startsWith(`${address}/`)
}
