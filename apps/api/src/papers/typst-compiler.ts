import { dirname } from 'node:path'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'

/** Made for the first paper, because most processes never print one. */
export function typstCompiler(workspace: string, fonts: readonly string[]): () => NodeCompiler {
  let compiler: NodeCompiler | undefined
  return () => {
    compiler ??= NodeCompiler.create({
      workspace,
      // One folder each, because a compiler reads every font of the folders that it gets.
      fontArgs: [{ fontPaths: fonts.map((file) => dirname(file)) }],
    })
    return compiler
  }
}
