export function isCurrent(address: string, pathname: string): boolean {
  return pathname === address || pathname.startsWith(`${address}/`)
}
