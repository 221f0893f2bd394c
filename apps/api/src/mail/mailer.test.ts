import { SMTPServer } from 'smtp-server'
import { expect, it, onTestFinished } from 'vitest'
import { startSilentServer } from '../testing/httpServer.ts'
import { freePort } from '../testing/serverProcess.ts'
import { createMailer } from './mailer.ts'

const message = {
  from: 'Officina <no-reply@example.org>',
  to: { name: '', address: 'a@example.org' },
  subject: 'Hello',
  html: '<p>Hello</p>',
  text: 'Hello',
  messageId: '<1@officina>',
}

it('keeps its connection from one mail to the next', async () => {
  let connections = 0
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onConnect(_session, done) {
      connections++
      done()
    },
    onData(stream, _session, done) {
      stream.on('end', () => done()).resume()
    },
  })
  const port = await freePort()
  await new Promise<void>((resolve) => smtp.listen(port, '127.0.0.1', resolve))
  const mailer = createMailer(`smtp://127.0.0.1:${port}`)
  onTestFinished(async () => {
    mailer.close()
    await new Promise<void>((resolve) => smtp.close(resolve))
  })
  await mailer.send(message)
  await mailer.send(message)
  expect(connections).toBe(1)
})

it('waits for a mail server that says nothing no longer than it was told to', async () => {
  const silent = await startSilentServer()
  onTestFinished(silent.close)
  const waits = { connectionTimeout: 100, greetingTimeout: 100, socketTimeout: 100 }
  const mailer = createMailer(`smtp://${silent.host}`, waits)
  await expect(mailer.send(message)).rejects.toMatchObject({ code: 'ETIMEDOUT' })
  mailer.close()
}, 10_000)
