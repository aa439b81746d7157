/** These two icons take turns before hydration. */
export const PLUS_PATH = 'M12 5v14M5 12h14'
export const TICK_PATH = 'm5 12.5 5 5L19.5 7'
