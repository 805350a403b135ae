import type {
  NewCredential,
  PasskeyCreationOptions,
  PasskeyRequestOptions,
  SignedChallenge,
} from '@kakehashi/contract/accounts/passkeys'

export type DeviceProblem = 'unsupported' | 'cancelled' | 'known' | 'failed'

/** Why the browser or the device gave no passkey. */
export class DeviceError extends Error {
  readonly problem: DeviceProblem

  constructor(problem: DeviceProblem, cause?: unknown) {
    super(problem, { cause })
    this.problem = problem
  }
}

export function canUsePasskeys(): boolean {
  return typeof PublicKeyCredential === 'function'
}

export async function createPasskey(optionsJSON: PasskeyCreationOptions): Promise<NewCredential> {
  const { startRegistration } = await loadWebAuthn()
  return startRegistration({ optionsJSON }).catch(explain)
}

export async function signWithPasskey(
  optionsJSON: PasskeyRequestOptions,
): Promise<SignedChallenge> {
  const { startAuthentication } = await loadWebAuthn()
  return startAuthentication({ optionsJSON }).catch(explain)
}

/** Most people never need it, so it is loaded when it is used. */
function loadWebAuthn() {
  if (!canUsePasskeys()) throw new DeviceError('unsupported')
  return import('@simplewebauthn/browser')
}

/** By the names that WebAuthn gives to errors. */
const problems: Readonly<Record<string, DeviceProblem>> = {
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  InvalidStateError: 'known',
  NotSupportedError: 'unsupported',
  ConstraintError: 'unsupported',
  SecurityError: 'unsupported',
}

function explain(error: unknown): never {
  const name = error instanceof Error ? error.name : ''
  throw new DeviceError(problems[name] ?? 'failed', error)
}
