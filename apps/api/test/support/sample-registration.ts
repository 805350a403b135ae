export const samplePassword = 'a long enough sample'

let count = 0

/** A valid registration with a new e-mail address. */
export function sampleRegistration() {
  count += 1
  return {
    firstName: 'Jane',
    middleName: '',
    lastName: 'Smith',
    email: `jane.${count}.${process.pid}@example.com`,
    branch: 'NAVY',
    phone: '090-0000-0000',
    password: samplePassword,
    confirmPassword: samplePassword,
    find: 'USO',
  }
}
