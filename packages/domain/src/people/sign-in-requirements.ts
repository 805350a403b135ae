/** What a staff member has to set up, or use, before they may see anyone's documents. */
export const signInRequirements = ['second-factor', 'password', 'passkey'] as const
export type SignInRequirement = (typeof signInRequirements)[number]
