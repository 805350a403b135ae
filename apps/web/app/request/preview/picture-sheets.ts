import { fetchFile } from '../../api/client/file-transfer.ts'
import { type Sheets, size } from './sheets.ts'

/** A photo, as re-encoded by the server. */
export async function openPicture(path: string, signal: AbortSignal): Promise<Sheets> {
  const reply = await fetchFile(path, signal)
  // Not an image element: the content security policy does not allow blob addresses.
  const picture = await createImageBitmap(await reply.blob())
  return {
    count: 1,
    async draw(_page, canvas, { width, zoom, turns }) {
      const isSideways = turns % 2 === 1
      const [across, down] = isSideways
        ? [picture.height, picture.width]
        : [picture.width, picture.height]
      const shown = width * zoom
      const scale = size(canvas, shown, (shown * down) / across) * (shown / across)
      const pen = canvas.getContext('2d')
      if (!pen) return
      pen.translate(canvas.width / 2, canvas.height / 2)
      pen.rotate((turns * Math.PI) / 2)
      pen.scale(scale, scale)
      pen.drawImage(picture, -picture.width / 2, -picture.height / 2)
    },
    close: () => picture.close(),
  }
}
