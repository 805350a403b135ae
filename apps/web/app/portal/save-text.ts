import { saveFile } from '../api/download.ts'

/** Hands the browser a text to keep as a file. It never leaves this computer. */
export function saveText(fileName: string, text: string, type = 'text/plain'): void {
  saveFile(new Blob([text], { type }), fileName)
}
