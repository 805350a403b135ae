import { fetchFile } from '../../api/client/file-transfer.ts'
import { type Sheets, size } from './sheets.ts'

/** A photo, as re-encoded by the server. */
export async function openPicture(path: string, signal: AbortSignal): Promise<Sheets> {
  const reply = await fetchFile(path, signal)
  // Not an image element: the content security policy does not allow blob addresses.
  const picture = await createImageBitmap(await reply.blob())
  const turned = (turns: number) =>
    turns % 2 === 1
      ? ([picture.height, picture.width] as const)
      : ([picture.width, picture.height] as const)
  return {
    count: 1,
    async ratio(_page, turns) {
      const [across, down] = turned(turns)
      return down / across
    },
    async draw(_page, canvas, { width, zoom, turns }) {
      const [across, down] = turned(turns)
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
