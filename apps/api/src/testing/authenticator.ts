import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

type Options = { challenge: string }

/**
 * A passkey as a browser and its authenticator would make and use it (WebAuthn, ES256, no attestation), for the origin
 * and host given. `uses` is its counter, `recognises` whether it has seen the person and not only a touch.
 */
export function createAuthenticator(origin: string, { recognises = true } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16)
  const rpId = createHash('sha256').update(new URL(origin).hostname).digest()
  let uses = 0

  const clientData = (type: string, { challenge }: Options, from: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }))
  const authData = (attested: Buffer) => {
    const flags = 0x01 | (recognises ? 0x04 : 0) | (attested.length > 0 ? 0x40 : 0)
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(uses)
    return Buffer.concat([rpId, Buffer.from([flags]), counter, attested])
  }
  const named = { id: text(id), rawId: text(id), type: 'public-key' as const }

  return {
    id: text(id),
    /** A copy of the key that counts on its own would say an older number. */
    setUses: (n: number) => {
      uses = n
    },
    /** What `navigator.credentials.create` answers. */
    create(options: Options, from = origin) {
      const { x, y } = publicKey.export({ format: 'jwk' })
      const cose = Buffer.concat([
        // kty: EC2, alg: ES256, crv: P-256, x, y
        Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
        Buffer.from(x ?? '', 'base64url'),
        Buffer.from([0x22, 0x58, 0x20]),
        Buffer.from(y ?? '', 'base64url'),
      ])
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cose])
      const data = authData(attested)
      const attestationObject = Buffer.concat([
        Buffer.from([0xa3]),
        cborText('fmt'),
        cborText('none'),
        cborText('attStmt'),
        Buffer.from([0xa0]),
        cborText('authData'),
        Buffer.from([0x58, data.length]),
        data,
      ])
      return {
        ...named,
        response: {
          clientDataJSON: text(clientData('webauthn.create', options, from)),
          attestationObject: text(attestationObject),
          transports: ['internal'],
        },
      }
    },
    /** What `navigator.credentials.get` answers; each one counts a use. */
    get(options: Options, from = origin) {
      uses += 1
      const data = authData(Buffer.alloc(0))
      const client = clientData('webauthn.get', options, from)
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()])
      return {
        ...named,
        response: {
          clientDataJSON: text(client),
          authenticatorData: text(data),
          signature: text(sign('sha256', signed, privateKey)),
        },
      }
    },
  }
}

const text = (bytes: Buffer): string => bytes.toString('base64url')
/** Shorter than 24 letters. */
const cborText = (word: string) =>
  Buffer.concat([Buffer.from([0x60 + word.length]), Buffer.from(word)])
