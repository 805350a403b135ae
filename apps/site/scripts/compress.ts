import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const isText = /\.(?:html|js|css|svg|json|txt|xml|md|webmanifest)$/
/** Below this, the headers of a packet weigh more than what would be saved. */
const worthIt = 512

/** Puts a .br and a .gz beside every text file, so that the server only has to choose. */
export async function compressFiles(directory: string): Promise<number> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && isText.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
  await Promise.all(files.map(compressFile))
  return files.length
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file)
  if (content.length < worthIt) return
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(content, {
      params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
    promisify(gzip)(content, { level: 9 }),
  ])
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)])
}
