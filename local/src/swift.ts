import type { ChildProcess } from 'node:child_process'
import { execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, rmSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import { freePort } from './free-port.ts'
import { nobody } from './postgres-binaries.ts'
import type { SwiftPorts } from './swift-config.ts'
import { swiftSettings } from './swift-config.ts'
import { untilListening } from './wait-for-port.ts'

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
  /** Made and empty. */
  readonly bucket: string
  /** Where the bytes lie. */
  readonly folder: string
  /** Everything stands still, as when a machine hangs; and goes on. */
  hang(): void
  goOn(): void
  /** The proxy dies; the bytes stay. */
  kill(): Promise<void>
  revive(): Promise<void>
  stop(): Promise<void>
}

/** A real OpenStack Swift that speaks S3, on this machine alone, leaving nothing behind. */
export async function startSwift(): Promise<LocalSwift> {
  if (!existsSync('/usr/bin/swift-proxy-server')) {
    throw new Error('Swift is not installed: see the list of packages in .ci/run')
  }
  const identity = process.getuid?.() === 0 ? nobody : undefined
  const root = await mkdtemp(join(tmpdir(), 'kakehashi-swift-'))
  const ports = await freePorts()
  const secretKey = randomBytes(16).toString('hex')
  await prepare(root, ports, secretKey)
  if (identity) await run('chown', ['-R', `${identity.uid}:${identity.gid}`, root])

  const crew = new Map<string, ChildProcess>()
  const start = (name: string, command: string, args: string[]) => {
    const options = { ...identity, cwd: '/', detached: true, stdio: 'ignore' } as const
    crew.set(name, spawn(command, args, options))
  }
  const startProxy = async () => {
    start('proxy', '/usr/bin/swift-proxy-server', [join(root, 'etc/proxy-server.conf')])
    await untilListening(ports.proxy)
  }
  const leave = () => {
    for (const member of crew.values()) member.kill('SIGKILL')
    rmSync(root, { recursive: true, force: true })
  }
  process.once('exit', leave)

  start('memcached', '/usr/bin/memcached', ['-l', '127.0.0.1', '-p', String(ports.memcached)])
  for (const kind of backEnds) {
    start(kind, `/usr/bin/swift-${kind}-server`, [join(root, `etc/${kind}-server.conf`)])
  }
  // A proxy that finds them missing shuns them for a minute, so it comes last.
  await Promise.all(
    [ports.memcached, ports.account, ports.container, ports.object].map((port) =>
      untilListening(port),
    ),
  )
  await startProxy()
  const door = {
    endpoint: `http://127.0.0.1:${ports.proxy}`,
    region: 'us-east-1',
    accessKey: 'office:app',
    secretKey,
    bucket: 'office',
  }
  await makeBucket(door)
  return {
    ...door,
    folder: join(root, 'srv'),
    hang: () => void crew.get('proxy')?.kill('SIGSTOP'),
    goOn: () => void crew.get('proxy')?.kill('SIGCONT'),
    kill: () => ended(crew.get('proxy')),
    revive: startProxy,
    async stop() {
      process.off('exit', leave)
      await Promise.all([...crew.values()].map(ended))
      await rm(root, { recursive: true, force: true })
    },
  }
}

type Door = Pick<LocalSwift, 'endpoint' | 'region' | 'accessKey' | 'secretKey' | 'bucket'>

async function makeBucket({ endpoint, region, accessKey, secretKey, bucket }: Door): Promise<void> {
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
  await mkdir(etc)
  await mkdir(join(root, 'srv/d1'), { recursive: true })
  const files = Object.entries(swiftSettings(root, ports, secret))
  await Promise.all(files.map(([name, text]) => writeFile(join(etc, name), text)))
  // Swift's own command line does this in nine starts of Python; this is one.
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

async function ended(member: ChildProcess | undefined): Promise<void> {
  if (!member || member.exitCode !== null || member.signalCode !== null) return
  const gone = new Promise((resolve) => member.once('exit', resolve))
  member.kill('SIGKILL')
  await gone
}
