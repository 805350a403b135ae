/** Hands the browser a text to keep as a file. It never leaves this computer. */
export function saveText(fileName: string, text: string, type = 'text/plain'): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  URL.revokeObjectURL(address)
}
