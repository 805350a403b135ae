import { saveFile } from '../api/client/file-transfer.ts'

/** Hands the browser a text to keep as a file. It never leaves this computer. */
export function saveText(fileName: string, text: string, type = 'text/plain'): void {
  saveFile(new Blob([text], { type }), fileName)
}
