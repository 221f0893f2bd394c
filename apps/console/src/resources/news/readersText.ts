const counted = (n: number, one: string) => `${n} ${one}${n === 1 ? '' : 's'}`

/** "3 doctors", "1 patient" or "3 doctors and 1 patient". */
export const readersText = (doctors: number, patients: number): string =>
  patients === 0
    ? counted(doctors, 'doctor')
    : doctors === 0
      ? counted(patients, 'patient')
      : `${counted(doctors, 'doctor')} and ${counted(patients, 'patient')}`
