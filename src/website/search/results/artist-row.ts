/** As many portraits as stand in one row: above the images, which are what somebody came for. */
export const ROW_OF_FACES = 8
