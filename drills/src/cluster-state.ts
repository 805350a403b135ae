import { onServer } from '@kakehashi/local/postgres-roles'

interface Member {
  readonly name: string
  readonly role: 'leader' | 'sync_standby' | 'replica'
  readonly state: string
}

interface Place {
  readonly name: string
  readonly address: string
}

/** What the first machine that answers says about all of them. */
async function readMembers(machines: readonly Place[]): Promise<Member[]> {
  for (const { address } of machines) {
    const reply = await ask<{ members: Member[] }>(`http://${address}:8008/cluster`)
    if (reply) return reply.members
  }
  return []
}

/** The machine that answers as HAProxy expects it of a primary. */
export async function findPrimary<Machine extends Place>(
  machines: readonly Machine[],
): Promise<Machine | undefined> {
  for (const machine of machines) {
    if (await ask(`http://${machine.address}:8008/primary`)) return machine
  }
  return undefined
}

export async function findEtcdLeader<Machine extends Place>(
  machines: readonly Machine[],
): Promise<Machine | undefined> {
  for (const machine of machines) {
    const address = `http://${machine.address}:2379/v3/maintenance/status`
    const status = await ask<{ leader?: string; header: { member_id: string } }>(address, '{}')
    if (status && status.leader === status.header.member_id) return machine
  }
  return undefined
}

/** As `patronictl switchover` does. Returns when another machine is primary. */
export async function switchOver(primary: Place, password: string): Promise<void> {
  await change(primary, password, 'POST', 'switchover', { leader: primary.name })
}

/** As `patronictl edit-config` does. */
export async function changeSettings(
  primary: Place,
  password: string,
  settings: Readonly<Record<string, unknown>>,
): Promise<void> {
  await change(primary, password, 'PATCH', 'config', settings)
}

async function change(
  { address }: Place,
  password: string,
  method: 'POST' | 'PATCH',
  path: string,
  body: unknown,
): Promise<void> {
  const reply = await fetch(`http://${address}:8008/${path}`, {
    method,
    headers: { authorization: `Basic ${btoa(`patroni:${password}`)}` },
    body: JSON.stringify(body),
  })
  if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`)
}

/** What is missing until any machine can be lost again; undefined if nothing is. */
export async function findMissing(
  machines: readonly Place[],
  serverUrl: string,
): Promise<string | undefined> {
  for (const { name, address } of machines) {
    const etcd = await ask<{ health: string }>(`http://${address}:2379/health`)
    if (etcd?.health !== 'true') return `etcd of ${name} does not answer`
  }
  const members = await readMembers(machines)
  const running = members.filter(({ state }) => state === 'running' || state === 'streaming')
  const roles = running.map(({ role }) => role).toSorted()
  if (roles.join() !== 'leader,replica,sync_standby') return `members: ${JSON.stringify(members)}`
  return onServerOrReason(serverUrl)
}

async function onServerOrReason(serverUrl: string): Promise<string | undefined> {
  let reason: string | undefined
  const check = onServer(serverUrl, async (client) => {
    const { rows } = await client.query<{ sync_state: string }>(
      `select sync_state from pg_stat_replication where state = 'streaming' order by 1`,
    )
    const states = rows.map(({ sync_state }) => sync_state).join()
    if (states !== 'async,sync') reason = `standbys: ${states}`
  })
  await check.catch((error: unknown) => {
    reason = String(error)
  })
  return reason
}

/** The reply to a call that was answered with success, within two seconds. */
async function ask<Reply>(url: string, body?: string): Promise<Reply | undefined> {
  try {
    const reply = await fetch(url, {
      ...(body !== undefined && { method: 'POST', body }),
      signal: AbortSignal.timeout(2_000),
    })
    return reply.ok ? ((await reply.json()) as Reply) : undefined
  } catch {
    return undefined
  }
}
