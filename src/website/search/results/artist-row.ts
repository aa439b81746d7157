/** Portraits in one row, so that the images are not pushed down far. */
export const ROW_OF_FACES = 8
