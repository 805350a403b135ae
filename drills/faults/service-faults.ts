import type { ServiceName } from '../src/running-office.ts'
import { type Fault, isRefusedForNow, isUpload, isWrite, noCallMayFail } from './fault.ts'
import { linkTo, type LinkState, type ServiceLink } from './service-link.ts'

interface Service extends Required<Pick<Fault, 'needs' | 'allows'>> {
  readonly name: string
}

const services: Readonly<Record<ServiceName, Service>> = {
  S3_ENDPOINT: {
    name: 'object store',
    needs: isUpload,
    allows: (call) => isUpload(call) && isRefusedForNow(call),
  },
  // Documents wait for their scan, and mails for the next try, so no call needs either.
  CLAMD_URL: { name: 'clamd', needs: isWrite, allows: noCallMayFail },
  SMTP_URL: { name: 'SMTP', needs: isWrite, allows: noCallMayFail },
}

const states = {
  dead: 'is dead',
  hung: 'accepts and never answers',
  slow: 'is slow',
} as const satisfies Partial<Record<LinkState, string>>

/** The links through which an office reaches its services. */
export class ServiceLinks {
  readonly #links = new Map<ServiceName, ServiceLink>()

  readonly reroute = async (service: ServiceName, url: string): Promise<string> => {
    const link = await linkTo(url)
    this.#links.set(service, link)
    // Without the slash that a URL adds, because the office adds paths.
    return url.endsWith('/') ? link.url : link.url.replace(/\/$/, '')
  }

  /** Each service in each of the three states. */
  faults(times: number, lasts: number): Fault[] {
    return [...this.#links].flatMap(([service, link]) =>
      (Object.keys(states) as (keyof typeof states)[]).map((state) => ({
        name: `${services[service].name} ${states[state]}`,
        times,
        lasts,
        cause: () => link.become(state),
        mend: () => link.become('good'),
        needs: services[service].needs,
        allows: services[service].allows,
      })),
    )
  }
}
