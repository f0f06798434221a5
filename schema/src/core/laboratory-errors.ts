/** What is refused of messages of laboratories and to them (decision 43); a part of the catalogue. */
export const laboratoryErrors = {
  MESSAGE_NOT_SIGNED: {
    status: 401,
    text: 'The message is not signed with the secret of this connection, or was signed more than five minutes ago.',
  },
  NONCE_REUSED: {
    status: 409,
    text: 'Another message was already sent with this nonce.',
  },
  MESSAGE_NOT_OPEN: { status: 409, text: 'This message is settled already.' },
} as const;
