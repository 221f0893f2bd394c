import { invitationStatuses, patients } from '../../schema/patient.ts'
import { columnsOf, filled, number, oneOf, optional, readTable } from './table.ts'

const columns = columnsOf(patients, ['lastName', 'status'])

/** The people of the demonstration, as `data/patients.csv` has them. */
export const readPatients = () =>
  readTable('patients', (cell, header) => ({
    key: cell('key', filled),
    doctor: cell('doctor', filled),
    /** Local part; people with an account live at officina.test, all others at example.org. Whole where it is another's. */
    local: cell('local', optional(filled)),
    /** Days before today on which the doctor made the record. */
    since: cell('since', number),
    invitation: cell('invitation', optional(oneOf(invitationStatuses))),
    /** In centimetres and kilograms, as the questionnaire asks. */
    body: { height: cell('height', number), weight: cell('weight', number) },
    /** Version of the legal documents this person has accepted, if not the one in force. */
    accepted: cell('accepted', optional(filled)),
    columns: columns(cell, header),
  }))

export type PatientSeed = ReturnType<typeof readPatients>[number]

/** Streets for the address books, US and Japan. */
export const streets = {
  US: [
    ['97205', 'OR', 'Portland', '1906 SW Park Avenue'],
    ['98660', 'WA', 'Vancouver', '612 W 11th Street'],
    ['97214', 'OR', 'Portland', '3321 SE Hawthorne Blvd'],
    ['98103', 'WA', 'Seattle', '4410 Stone Way N'],
    ['94117', 'CA', 'San Francisco', '560 Haight Street'],
    ['02118', 'MA', 'Boston', '77 Tremont Street'],
    ['97401', 'OR', 'Eugene', '245 E Broadway'],
    ['98402', 'WA', 'Tacoma', '1118 Pacific Avenue'],
  ],
  JP: [
    ['150-0041', '東京都', '渋谷区', '神南1-19-11'],
    ['106-0032', '東京都', '港区', '六本木4-8-5'],
    ['220-0012', '神奈川県', '横浜市西区', 'みなとみらい3-6-1'],
    ['530-0001', '大阪府', '大阪市北区', '梅田2-5-25'],
    ['604-8091', '京都府', '京都市中京区', '寺町通御池下ル'],
    ['060-0042', '北海道', '札幌市中央区', '大通西7-1'],
  ],
} as const
