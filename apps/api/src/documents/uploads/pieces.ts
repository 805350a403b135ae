const pieceSize = 64 * 1024

/**
 * Joins small chunks, so that content sent byte by byte costs no more than other content. Each
 * piece is a copy; `onChunk` gets the content itself.
 */
export async function* inPieces(
  content: AsyncIterable<Buffer>,
  onChunk: (chunk: Buffer) => Promise<void> | undefined,
): AsyncGenerator<Buffer> {
  let chunks: Buffer[] = []
  let size = 0
  for await (const chunk of content) {
    await onChunk(chunk)
    chunks.push(chunk)
    size += chunk.length
    if (size >= pieceSize) {
      yield Buffer.concat(chunks)
      chunks = []
      size = 0
    }
  }
  if (size > 0) yield Buffer.concat(chunks)
}
