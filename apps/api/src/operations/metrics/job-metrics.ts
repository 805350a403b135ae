import { Histogram, type Registry } from '@prometheus-io/client'
import type { JobWatch } from '../../watch.ts'

/** The jobs that this process has done. Those that wait are in office-metrics.ts. */
export function createJobMetrics(registry: Registry): JobWatch {
  const jobs = new Histogram({
    name: 'kakehashi_job_seconds',
    help: 'How long jobs took, by task and outcome; a failed one is tried again',
    labelNames: ['task', 'outcome'],
    buckets: [0.01, 0.1, 1, 10, 60],
    registers: [registry],
  })
  return {
    async job(task, run) {
      const began = performance.now()
      let outcome = 'failed'
      try {
        const result = await run()
        outcome = 'done'
        return result
      } finally {
        jobs.observe({ task, outcome }, (performance.now() - began) / 1000)
      }
    },
  }
}
