import sharp from 'sharp'

export type PictureKind = 'image' | 'icon'

const fitInside: Record<PictureKind, { width: number; height: number }> = {
  image: { width: 1600, height: 1200 },
  icon: { width: 256, height: 256 },
}

sharp.concurrency(1)
sharp.cache(false)

/**
 * Decodes and encodes the picture, so that metadata such as the location and appended data are
 * dropped. Empty if it has too many pixels. It runs in the sandbox.
 */
export async function encodePicture(
  bytes: Buffer,
  kind: PictureKind,
  maxPixels: string,
): Promise<Buffer> {
  const limitInputPixels = Number(maxPixels)
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
  if (width * height > limitInputPixels) return Buffer.alloc(0)
  return sharp(bytes, { limitInputPixels, failOn: 'error' })
    .autoOrient()
    .resize({ ...fitInside[kind], fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer()
}
