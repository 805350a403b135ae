import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { HeadBucketCommand, S3Client } from '@aws-sdk/client-s3'
import { AwsS3StorageAdapter } from '@flystorage/aws-s3'
import type { FileStore } from './file-store.ts'
import { giveUp } from './file-store.ts'
import { patientlyReading, withinPatience } from './retry.ts'

export interface S3Options {
  readonly bucket: string
  readonly endpoint: string | undefined
  readonly region: string
  readonly accessKey: string
  readonly secretKey: string
}

/** Any store that speaks S3. */
export function s3Store(options: S3Options): FileStore {
  const { bucket } = options
  const client = clientOf(options)
  const adapter = new AwsS3StorageAdapter(client, {
    bucket,
    // One piece at a time: the default keeps four in memory for every upload.
    uploadConfiguration: { queueSize: 1, partSize: 5 * 1024 * 1024 },
  })
  return {
    async write(key, content) {
      const plain = { mimeType: 'application/octet-stream' }
      try {
        await adapter.write(key, content, plain)
      } catch (error) {
        content.destroy()
        giveUp(error)
      }
    },
    async read(key) {
      // Here a body is always what Node's own HTTP client hands over.
      const body = (await withinPatience(adapter.read(key, {})).catch(giveUp)) as IncomingMessage
      // From here on only waiting for the store counts, not waiting for a slow reader.
      body.socket?.setTimeout(0)
      return patientlyReading(Readable.from(body))
    },
    remove: (key) => withinPatience(adapter.deleteFile(key, {})).catch(giveUp),
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

function clientOf({ endpoint, region, accessKey, secretKey }: S3Options): S3Client {
  return new S3Client({
    region,
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    // Stores other than Amazon's do not know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // Twice this, with the one repetition, is how long a dead store keeps anyone waiting.
    maxAttempts: 2,
    requestHandler: { connectionTimeout: 2_000, socketTimeout: 4_500 },
  })
}
