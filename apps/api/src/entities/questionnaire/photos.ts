import { maxPhotos } from '@officina/shared/questionnaire'
import { type DoctorCtx, inTransaction, type PatientCtx } from '../../context.ts'
import { files } from '../../db/schema/doctor.ts'
import { and, eq } from '../../db/sql.ts'
import { audit } from '../audit.ts'
import { invalid, notFound } from '../errors.ts'
import { assertPhotos } from '../file/photos.ts'
import {
  type FileContent,
  type NewFile,
  readFile,
  removeStored,
  storeFiles,
} from '../file/store.ts'
import { getSet, type Loaded, type SetAt } from './lookup.ts'
import { lockOpen, writeValues } from './save.ts'
import { type AnswerSet, doctorView, type PatientAnswerSet, patientView } from './view.ts'

const ownerType = 'answer_set'

/** Photos for a question of an open form. 422 at `photos`, or at `question_id` when it takes none. */
export const addPhotosForDoctor = (
  ctx: DoctorCtx,
  patientId: string,
  id: string,
  questionId: string | undefined,
  photos: NewFile[],
): Promise<AnswerSet> =>
  add(ctx, { patientId, id }, questionId, photos, (tx, loaded) => doctorView(tx, loaded))

/** The same for the patient. */
export const addPhotosForPatient = (
  ctx: PatientCtx,
  id: string,
  questionId: string | undefined,
  photos: NewFile[],
): Promise<PatientAnswerSet> =>
  add(ctx, { id }, questionId, photos, (tx, loaded) => patientView(tx, loaded))

async function add<C extends DoctorCtx | PatientCtx, V>(
  ctx: C,
  at: SetAt,
  questionId: string | undefined,
  photos: NewFile[],
  view: (ctx: C, loaded: Loaded) => Promise<V>,
): Promise<V> {
  assertPhotos(photos)
  return inTransaction(ctx, async (tx) => {
    const loaded = await lockOpen(tx, at)
    const { set, questionnaire } = loaded
    const question = questionnaire.definition.questions.find(({ id }) => id === questionId)
    if (!questionId || question?.type !== 'photo')
      throw invalid('question_id', 'VALIDATION_FAILED', texts.kind)
    if (photos.length === 0) throw invalid('photos', 'FILE_REQUIRED', texts.none)
    const before = idsOf(set.values[questionId])
    if (before.length + photos.length > maxPhotos(question))
      throw invalid('photos', 'TOO_MANY_FILES', texts.many(maxPhotos(question)))
    const owner = { ownerType, ownerId: set.id, purpose: ownerType }
    const added = await storeFiles(tx, photos, {
      ...owner,
      doctorId: set.doctorId,
      patientId: set.patientId,
    })
    const next = [...before, ...added.map(({ id }) => id)]
    return view(tx, await writeValues(tx, loaded, { [questionId]: next }))
  })
}

export const deletePhotoForDoctor = (
  ctx: DoctorCtx,
  patientId: string,
  id: string,
  photoId: string,
): Promise<AnswerSet> =>
  take(ctx, { patientId, id }, photoId, (tx, loaded) => doctorView(tx, loaded))

export const deletePhotoForPatient = (
  ctx: PatientCtx,
  id: string,
  photoId: string,
): Promise<PatientAnswerSet> => take(ctx, { id }, photoId, (tx, loaded) => patientView(tx, loaded))

async function take<C extends DoctorCtx | PatientCtx, V>(
  ctx: C,
  at: SetAt,
  photoId: string,
  view: (ctx: C, loaded: Loaded) => Promise<V>,
): Promise<V> {
  const { answer, key } = await inTransaction(ctx, async (tx) => {
    const loaded = await lockOpen(tx, at)
    const [file] = await tx.db
      .delete(files)
      .where(
        and(
          eq(files.id, photoId),
          eq(files.ownerType, ownerType),
          eq(files.ownerId, loaded.set.id),
        ),
      )
      .returning({ key: files.key })
    if (!file) throw notFound()
    const changed = Object.entries(loaded.set.values).filter(([, value]) =>
      idsOf(value).includes(photoId),
    )
    const changes = Object.fromEntries(
      changed.map(([question, value]) => {
        const left = idsOf(value).filter((each) => each !== photoId)
        return [question, left.length > 0 ? left : null]
      }),
    )
    return { answer: await view(tx, await writeValues(tx, loaded, changes)), key: file.key }
  })
  await removeStored(ctx, [{ key }])
  return answer
}

/** A photo for whoever may see the answers; a doctor's look is in the audit log. */
export async function getAnswerPhoto(
  ctx: DoctorCtx | PatientCtx,
  at: SetAt,
  photoId: string,
): Promise<FileContent> {
  const { id, doctorId, patientId } = (await getSet(ctx, at)).set
  const photo = await readFile(ctx, { ownerType, ownerId: id }, photoId)
  if (ctx.actor.role === 'doctor')
    await audit(ctx, { action: 'answer_set.read_photo', objectId: id, doctorId, patientId })
  return photo
}

const idsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : []

const texts = {
  kind: {
    en: 'Photos cannot be added to this question.',
    ja: 'この質問には写真を添付できません。',
  },
  none: { en: 'Choose a photo.', ja: '写真を選んでください。' },
  many: (most: number) => ({
    en: `Add up to ${most} photos.`,
    ja: `写真は${most}枚までです。`,
  }),
}
