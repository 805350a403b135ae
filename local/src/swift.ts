import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, rmSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import { freePort, waitForPort } from './ports.ts'
import { nobody } from './postgres-binaries.ts'
import { type SwiftPorts, swiftConfig } from './swift-config.ts'

const run = promisify(execFile)
const backEnds = ['account', 'container', 'object'] as const
const buildRings = `
import json, sys
from swift.common.ring import RingBuilder
for kind in ${JSON.stringify(backEnds)}:
    builder = RingBuilder(4, 1, 0)
    port = json.loads(sys.argv[2])[kind]
    builder.add_dev({'region': 1, 'zone': 1, 'ip': '127.0.0.1', 'port': port, 'device': 'd1',
                     'replication_ip': '127.0.0.1', 'replication_port': port, 'weight': 1})
    builder.rebalance()
    builder.get_ring().save(f'{sys.argv[1]}/{kind}.ring.gz')
`

export interface LocalSwift {
  readonly endpoint: string
  readonly region: string
  readonly accessKey: string
  readonly secretKey: string
  /** Created and empty. */
  readonly bucket: string
  /** Where the objects are stored. */
  readonly folder: string
  /** Pauses the proxy, to simulate a server that does not respond. */
  pause(): void
  resume(): void
  /** Kills the proxy. The objects are kept. */
  kill(): Promise<void>
  restart(): Promise<void>
  stop(): Promise<void>
}

/**
 * Starts a local OpenStack Swift with its S3 API, in a new folder or in one that does not exist yet.
 * Its files are removed when it stops.
 */
export async function startSwift({ folder }: { folder?: string } = {}): Promise<LocalSwift> {
  if (!existsSync('/usr/bin/swift-proxy-server')) {
    throw new Error('Swift is not installed: see the list of packages in .ci/run')
  }
  const identity = process.getuid?.() === 0 ? nobody : undefined
  const root = folder ?? (await mkdtemp(join(tmpdir(), 'kakehashi-swift-')))
  const ports = await freePorts()
  const secretKey = randomBytes(16).toString('hex')
  await prepare(root, ports, secretKey)
  if (identity) await run('chown', ['-R', `${identity.uid}:${identity.gid}`, root])

  const processes = new Map<string, ChildProcess>()
  const start = (name: string, command: string, args: string[]) => {
    const options = { ...identity, cwd: '/', detached: true, stdio: 'ignore' } as const
    processes.set(name, spawn(command, args, options))
  }
  const startProxy = async () => {
    start('proxy', '/usr/bin/swift-proxy-server', [join(root, 'etc/proxy-server.conf')])
    await waitForPort(ports.proxy)
  }
  const cleanUp = () => {
    for (const child of processes.values()) child.kill('SIGKILL')
    rmSync(root, { recursive: true, force: true })
  }
  process.once('exit', cleanUp)

  start('memcached', '/usr/bin/memcached', ['-l', '127.0.0.1', '-p', String(ports.memcached)])
  for (const kind of backEnds) {
    start(kind, `/usr/bin/swift-${kind}-server`, [join(root, `etc/${kind}-server.conf`)])
  }
  // The proxy starts last: it ignores servers that it cannot reach for a minute.
  await Promise.all(
    [ports.memcached, ports.account, ports.container, ports.object].map((port) =>
      waitForPort(port),
    ),
  )
  await startProxy()
  const connection = {
    endpoint: `http://127.0.0.1:${ports.proxy}`,
    region: 'us-east-1',
    accessKey: 'office:app',
    secretKey,
    bucket: 'office',
  }
  await createBucket(connection)
  return {
    ...connection,
    folder: join(root, 'srv'),
    pause: () => void processes.get('proxy')?.kill('SIGSTOP'),
    resume: () => void processes.get('proxy')?.kill('SIGCONT'),
    kill: () => killed(processes.get('proxy')),
    restart: startProxy,
    async stop() {
      process.off('exit', cleanUp)
      await Promise.all([...processes.values()].map(killed))
      await rm(root, { recursive: true, force: true })
    },
  }
}

type Connection = Pick<LocalSwift, 'endpoint' | 'region' | 'accessKey' | 'secretKey' | 'bucket'>

async function createBucket({
  endpoint,
  region,
  accessKey,
  secretKey,
  bucket,
}: Connection): Promise<void> {
  const client = new S3Client({
    region,
    endpoint,
    forcePathStyle: true,
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
  })
  await client.send(new CreateBucketCommand({ Bucket: bucket }))
  client.destroy()
}

async function prepare(root: string, ports: SwiftPorts, secret: string): Promise<void> {
  const etc = join(root, 'etc')
  await mkdir(etc, { recursive: true })
  await mkdir(join(root, 'srv/d1'), { recursive: true })
  const files = Object.entries(swiftConfig(root, ports, secret))
  await Promise.all(files.map(([name, text]) => writeFile(join(etc, name), text)))
  // Swift's own commands would start Python nine times; this starts it once.
  await run('/usr/bin/python3', ['-c', buildRings, etc, JSON.stringify(ports)])
}

async function freePorts(): Promise<SwiftPorts> {
  return {
    proxy: await freePort(),
    object: await freePort(),
    container: await freePort(),
    account: await freePort(),
    memcached: await freePort(),
  }
}

async function killed(child: ChildProcess | undefined): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return
  const exited = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGKILL')
  await exited
}
