import { spawnSync } from 'node:child_process'

/** How the three machines of a cluster are told apart on one machine. */
export interface ClusterNetwork {
  readonly addresses: readonly [string, string, string]
  /** From where the office connects. */
  readonly officeNetwork: string
  /** Comes before a command that runs on this machine. */
  readonly commandPrefix: (machine: number) => readonly string[]
  /** As if its cable were pulled. Undefined where this is not possible. */
  readonly setCable?: (machine: number, isPluggedIn: boolean) => void
  /** Whether the machine reaches the two others; the office reaches it in any case. */
  readonly setRoutes?: (machine: number, areOpen: boolean) => void
  /** Synchronous, for the end of the process. */
  readonly remove: () => void
}

const machines = [1, 2, 3]

/**
 * Each machine is a network namespace with a cable to a common switch. This needs root; without it
 * the machines are three addresses of this one.
 */
export function createClusterNetwork(): ClusterNetwork {
  return process.getuid?.() === 0 && canCreateNamespaces() ? namespaces() : loopback()
}

const name = `kk${process.pid}`
const namespaceOf = (machine: number) => `${name}-${machine}`
/** 198.18.0.0/15 is reserved for tests, so that no real network is hidden. */
const addressOf = (last: number) => `198.18.${process.pid % 256}.${last}`
const cableOf = (machine: number) => `${name}-${machine}`

function canCreateNamespaces(): boolean {
  const isPossible =
    ip('netns', 'add', name) === 0 && ip('link', 'add', name, 'type', 'bridge') === 0
  ip('netns', 'del', name)
  ip('link', 'del', name)
  return isPossible
}

function namespaces(): ClusterNetwork {
  demand('link', 'add', name, 'type', 'bridge')
  demand('address', 'add', `${addressOf(1)}/24`, 'dev', name)
  demand('link', 'set', name, 'up')
  for (const machine of machines) {
    const [namespace, cable] = [namespaceOf(machine), cableOf(machine)]
    demand('netns', 'add', namespace)
    const otherEnd = ['peer', 'name', 'eth0', 'netns', namespace]
    demand('link', 'add', cable, 'type', 'veth', ...otherEnd)
    demand('link', 'set', cable, 'master', name, 'up')
    demand('-n', namespace, 'address', 'add', `${addressOf(10 + machine)}/24`, 'dev', 'eth0')
    demand('-n', namespace, 'link', 'set', 'eth0', 'up')
    demand('-n', namespace, 'link', 'set', 'lo', 'up')
  }
  return {
    addresses: [addressOf(11), addressOf(12), addressOf(13)],
    officeNetwork: `${addressOf(0)}/24`,
    commandPrefix: (machine) => ['ip', 'netns', 'exec', namespaceOf(machine)],
    setCable: (machine, isPluggedIn) =>
      demand('link', 'set', cableOf(machine), isPluggedIn ? 'up' : 'down'),
    setRoutes(machine, areOpen) {
      for (const other of machines.filter((one) => one !== machine)) {
        const route = ['blackhole', `${addressOf(10 + other)}/32`]
        demand('-n', namespaceOf(machine), 'route', areOpen ? 'del' : 'add', ...route)
      }
    },
    remove() {
      for (const machine of machines) {
        ip('link', 'del', cableOf(machine))
        ip('netns', 'del', namespaceOf(machine))
      }
      ip('link', 'del', name)
    },
  }
}

function loopback(): ClusterNetwork {
  return {
    addresses: ['127.0.0.11', '127.0.0.12', '127.0.0.13'],
    officeNetwork: '127.0.0.0/8',
    commandPrefix: () => [],
    remove() {},
  }
}

function ip(...words: string[]): number | null {
  return spawnSync('ip', words, { stdio: 'ignore' }).status
}

function demand(...words: string[]): void {
  const { status, stderr } = spawnSync('ip', words, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`ip ${words.join(' ')}: ${stderr}`)
}
