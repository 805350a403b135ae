import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Each page is compressed when it is sent, so speed matters more than size. */
const brotliQuality = 5

const compress = {
  br: (text: string) =>
    promisify(brotliCompress)(text, {
      params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality },
    }),
  gzip: (text: string) => promisify(gzip)(text),
}

/** Sends generated text, compressed if the browser accepts it. */
export async function sendText(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
): Promise<Buffer | string> {
  reply.header('vary', 'accept-encoding')
  const encoding = acceptedEncoding(request.headers['accept-encoding'])
  if (!encoding || reply.statusCode === 304) return text
  reply.header('content-encoding', encoding)
  return compress[encoding](text)
}

function acceptedEncoding(header: string | undefined): 'br' | 'gzip' | undefined {
  const encodings = (header ?? '').split(',').filter((entry) => !/;\s*q=0(\.0*)?\s*$/.test(entry))
  const accepted = new Set(encodings.map((entry) => entry.split(';', 1)[0]?.trim().toLowerCase()))
  return (['br', 'gzip'] as const).find((encoding) => accepted.has(encoding))
}
