import {
  legibilityDoubt,
  type LegibilityDoubt,
  measureTile,
  shrinkingOf,
  type Tile,
  tileSide,
} from '@kakehashi/domain/documents/legibility'

/** Tiles that are measured at once: on a slow phone, these take less than 50 ms. */
const tilesAtOnce = 4

/**
 * Whether a photograph can be read. Only what this browser can open is judged: mostly not HEIC,
 * and neither PDF nor Word. It never keeps a file from being sent.
 */
export async function judgeLegibility(file: Blob): Promise<LegibilityDoubt | undefined> {
  try {
    const picture = await createImageBitmap(file)
    const { width, height } = picture
    const tiles = await measure(picture)
    picture.close()
    return legibilityDoubt(tiles, { width, height })
  } catch {
    return undefined
  }
}

/** Piece by piece, because the page has to react to presses meanwhile. */
async function measure(picture: ImageBitmap): Promise<Tile[]> {
  const shrinking = shrinkingOf(picture)
  const side = tileSide * shrinking
  const canvas = document.createElement('canvas')
  canvas.width = side * tilesAtOnce
  canvas.height = side
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  const tiles: Tile[] = []
  if (!pen) return tiles
  for (let top = 0; top + side <= picture.height; top += side) {
    for (let left = 0; left + side <= picture.width; left += canvas.width) {
      pen.drawImage(picture, -left, -top)
      for (let at = 0; at < tilesAtOnce && left + (at + 1) * side <= picture.width; at++) {
        tiles.push(measureTile(pen.getImageData(at * side, 0, side, side), shrinking))
      }
      await new Promise((resolve) => setTimeout(resolve))
    }
  }
  return tiles
}
