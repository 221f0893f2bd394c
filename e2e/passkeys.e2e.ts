import { demo, expect, expectAccessible, password, test, visitor } from './fixtures.ts'
import { OwnServer } from './server.ts'

test('a passkey is added, signs in without a password, and is removed', async ({ browser }) => {
  test.slow()
  // browsers make passkeys for names, not for addresses
  const server = new OwnServer({ HOST: 'localhost' })
  const baseURL = (await server.of('passkeys')).replace('127.0.0.1', 'localhost')
  const person = await visitor(browser, { baseURL })
  const { page } = person
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })

  await page.goto('/doctors/login')
  await page.getByLabel('Email').fill(demo.doctor)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(/\/doctors\/top$/)
  await page.goto('/doctors/top?panel=account&section=security')
  const passkeys = page.getByRole('region', { name: 'Passkeys' })
  await passkeys.getByRole('button', { name: 'Add passkey' }).click()
  const add = page.getByRole('dialog', { name: 'Add a passkey' })
  await add.getByLabel('Name').fill('Office laptop')
  await add.getByLabel('Current password', { exact: true }).fill(password)
  await add.getByRole('button', { name: 'Add passkey' }).click()
  const keep = page.getByRole('dialog', { name: 'Save your recovery codes' })
  await expect(keep.getByRole('listitem')).toHaveCount(10)
  await keep.getByRole('button', { name: 'I have saved them' }).click()
  await expect(passkeys.getByText('Office laptop')).toBeVisible()
  await expect(passkeys.getByText('Not used yet')).toBeVisible()
  await expectAccessible(page)

  await page.goto('/doctors/top')
  await page.getByRole('button', { name: /^Account: / }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/doctors\/login/)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page).toHaveURL(/\/doctors\/top$/)

  await page.goto('/doctors/top?panel=account&section=security')
  await expect(passkeys.getByText(/^Last used/)).toBeVisible()
  await passkeys.getByRole('button', { name: 'Remove Office laptop' }).click()
  const remove = page.getByRole('dialog', { name: 'Remove Office laptop?' })
  await remove.getByLabel('Current password', { exact: true }).fill(password)
  await remove.getByRole('button', { name: 'Remove passkey' }).click()
  await expect(passkeys.getByText('Office laptop')).toHaveCount(0)
  await devtools.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId })
  await person.done()
  await server.stop()
})
