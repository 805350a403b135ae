import { join } from 'node:path'
import { composeProblems } from './deploy/compose.ts'
import { highAvailabilityProblems } from './deploy/high-availability.ts'
import { kubernetesProblems } from './deploy/kubernetes.ts'
import { monitoringProblems } from './deploy/monitoring.ts'
import { proxyProblems } from './deploy/proxies.ts'
import { systemdProblems } from './deploy/systemd.ts'
import { variableProblems } from './deploy/variables.ts'

/** An operator copies what is in `deploy`, so it has to be right without having run here. */
process.chdir(join(import.meta.dirname, '..'))

const problems = [
  ...variableProblems(),
  ...kubernetesProblems(),
  ...composeProblems(),
  ...systemdProblems(),
  ...proxyProblems(),
  ...monitoringProblems(),
  ...highAvailabilityProblems(),
]
for (const problem of problems) console.error(problem)
console.log(`deploy: ${problems.length} problems`)
process.exitCode = problems.length > 0 ? 1 : 0
