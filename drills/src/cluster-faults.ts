import type { ClusterMachine } from './cluster-machine.ts'
import type { PatroniCluster } from './patroni-cluster.ts'

interface FaultKind {
  readonly what: string
  readonly findMachine: (cluster: PatroniCluster) => Promise<ClusterMachine | undefined>
  readonly begin: (machine: ClusterMachine, cluster: PatroniCluster) => unknown
  readonly end: (machine: ClusterMachine) => void
}

/** What can happen to one of the three machines. */
const faultKinds = {
  primary: {
    what: 'Patroni and PostgreSQL of the primary killed',
    findMachine: (cluster) => cluster.findPrimary(),
    begin: (machine) => machine.killDatabase(),
    end: (machine) => machine.startAgain(),
  },
  etcd: {
    what: 'leader of etcd killed',
    findMachine: (cluster) => cluster.findEtcdLeader(),
    begin: (machine) => machine.killEtcd(),
    end: (machine) => machine.startAgain(),
  },
  network: {
    what: 'primary cut off from the network',
    findMachine: (cluster) => cluster.findPrimary(),
    begin: (machine) => machine.disconnect(),
    end: (machine) => machine.connectAgain(),
  },
  split: {
    what: 'primary cut off from the other machines, but not from the office',
    findMachine: (cluster) => cluster.findPrimary(),
    begin: (machine) => machine.separate(),
    end: (machine) => machine.join(),
  },
  switchover: {
    what: 'planned switchover',
    findMachine: (cluster) => cluster.findPrimary(),
    begin: (machine, cluster) => cluster.switchOver(machine),
    end() {},
  },
} satisfies Record<string, FaultKind>

export type FaultName = keyof typeof faultKinds

export function readFaultNames(text: string): FaultName[] {
  return text.split(',').map((name) => {
    if (name in faultKinds) return name as FaultName
    throw new Error(`--kinds: ${name} is none of ${Object.keys(faultKinds).join(', ')}`)
  })
}

export interface Fault {
  readonly name: FaultName
  /** Which machine, and what happened to it. */
  readonly text: string
  readonly begunAt: number
  /** What began later did so without the machine. */
  readonly completeAt: number
  /** Brings the machine back. */
  end(): void
}

export async function causeFault(cluster: PatroniCluster, name: FaultName): Promise<Fault> {
  const kind: FaultKind = faultKinds[name]
  const machine = await kind.findMachine(cluster)
  if (!machine) throw new Error('the cluster has no primary or no leader of etcd')
  const begunAt = Date.now()
  await kind.begin(machine, cluster)
  return {
    name,
    text: `${kind.what} (${machine.name})`,
    begunAt,
    completeAt: Date.now(),
    end: () => kind.end(machine),
  }
}
