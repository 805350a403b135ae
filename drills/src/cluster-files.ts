import { execFile } from 'node:child_process'
import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Certificate } from '@kakehashi/local/certificate'
import { repository } from '@kakehashi/local/processes'

const run = promisify(execFile)
const script = join(repository, 'deploy/high-availability/write-configuration.sh')

interface FilesOptions {
  readonly folder: string
  readonly machineNames: readonly string[]
  readonly addresses: readonly string[]
  readonly officeNetwork: string
  readonly password: string
  /** Where HAProxy listens. */
  readonly databaseListen: string
  readonly certificate: Certificate
  readonly identity: { readonly uid: number; readonly gid: number } | undefined
}

/** Writes what an operator writes on one machine, in the same way. Returns where its data will be. */
export async function writeMachineFiles(name: string, options: FilesOptions): Promise<string> {
  const { folder, machineNames, addresses, password, certificate, identity } = options
  const dataFolder = join(folder, 'postgres')
  const values = {
    ...Object.fromEntries(machineNames.map((one, index) => [`NAME_${index + 1}`, one])),
    ...Object.fromEntries(addresses.map((one, index) => [`ADDRESS_${index + 1}`, one])),
    OFFICE_NETWORK: options.officeNetwork,
    SUPERUSER_PASSWORD: password,
    REPLICATION_PASSWORD: password,
    REWIND_PASSWORD: password,
    PATRONI_PASSWORD: password,
    DATABASE_LISTEN: options.databaseListen,
    POSTGRES_PROGRAMS: '/usr/lib/postgresql/15/bin',
    POSTGRES_FOLDER: dataFolder,
    POSTGRES_SOCKETS: join(folder, 'sockets'),
    ETCD_FOLDER: join(folder, 'etcd'),
    CERTIFICATE_FOLDER: folder,
  }
  for (const path of [folder, values.POSTGRES_SOCKETS, values.ETCD_FOLDER]) {
    await mkdir(path, { mode: 0o700 })
  }
  await copyFile(certificate.certificateFile, join(folder, 'server.crt'))
  await copyFile(certificate.keyFile, join(folder, 'server.key'))
  const valuesFile = join(folder, 'cluster.env')
  const lines = Object.entries(values).map(([key, value]) => `${key}=${value}\n`)
  await writeFile(valuesFile, lines.join(''))
  await run('sh', [script, name, valuesFile, folder])
  if (identity) await run('chown', ['-R', `${identity.uid}:${identity.gid}`, folder])
  return dataFolder
}
