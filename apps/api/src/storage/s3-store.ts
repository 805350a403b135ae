import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { GetObjectCommand, HeadBucketCommand, S3Client } from '@aws-sdk/client-s3'
import { AwsS3StorageAdapter } from '@flystorage/aws-s3'
import type { FileStore } from './file-store.ts'
import { throwStoreDown } from './file-store.ts'
import { withReadTimeout, withStoreTimeout } from './timeouts.ts'

export interface S3Options {
  readonly bucket: string
  readonly endpoint: string | undefined
  readonly region: string
  readonly accessKey: string
  readonly secretKey: string
}

export function s3Store(options: S3Options): FileStore {
  const { bucket } = options
  const client = createClient(options)
  const adapter = new AwsS3StorageAdapter(client, {
    bucket,
    // The default of four parts would all be in memory for every upload.
    uploadConfiguration: { queueSize: 1, partSize: 5 * 1024 * 1024 },
  })
  return {
    async write(key, content) {
      const plain = { mimeType: 'application/octet-stream' }
      try {
        await adapter.write(key, content, plain)
      } catch (error) {
        content.destroy()
        throwStoreDown(error)
      }
    },
    async read(key, range) {
      const bytes = range && `bytes=${range.start}-${range.end}`
      const get = new GetObjectCommand({ Bucket: bucket, Key: key, Range: bytes })
      const reply = await withStoreTimeout(client.send(get)).catch(throwStoreDown)
      // In Node the SDK always returns an IncomingMessage.
      const body = reply.Body as IncomingMessage
      // withReadTimeout takes over: the socket timeout would also count a slow reader's time.
      body.socket?.setTimeout(0)
      return withReadTimeout(Readable.from(body))
    },
    remove: (key) => withStoreTimeout(adapter.deleteFile(key, {})).catch(throwStoreDown),
    async *list(folder) {
      for await (const entry of adapter.list(folder, { deep: false })) {
        if (entry.isFile) yield entry.path
      }
    },
    async isUp() {
      await client.send(new HeadBucketCommand({ Bucket: bucket }))
      return true
    },
  }
}

function createClient({ endpoint, region, accessKey, secretKey }: S3Options): S3Client {
  return new S3Client({
    region,
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    // Other S3 implementations do not support the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // Two attempts with these timeouts are the longest wait for an unreachable store.
    maxAttempts: 2,
    requestHandler: { connectionTimeout: 2_000, socketTimeout: 4_500 },
  })
}
