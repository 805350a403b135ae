import {
  legibilityDoubt,
  type LegibilityDoubt,
  measureTile,
  shrinkingOf,
  type Tile,
  tileSide,
} from '@kakehashi/domain/documents/legibility'
import sharp from 'sharp'

/** The judgement of the browser, tile by tile, on pixels of the same picture. */
export async function judgePhoto(bytes: Buffer): Promise<LegibilityDoubt | undefined> {
  const { data, info } = await sharp(bytes)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const shrinking = shrinkingOf(info)
  const side = tileSide * shrinking
  const tiles: Tile[] = []
  for (let top = 0; top + side <= info.height; top += side) {
    for (let left = 0; left + side <= info.width; left += side) {
      const rows = Array.from({ length: side }, (_, row) => {
        const from = ((top + row) * info.width + left) * 4
        return data.subarray(from, from + side * 4)
      })
      tiles.push(measureTile({ data: Buffer.concat(rows), width: side, height: side }, shrinking))
    }
  }
  return legibilityDoubt(tiles, info)
}
