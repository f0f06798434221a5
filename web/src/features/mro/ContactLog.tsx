import { Box, Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { PhoneCall } from 'lucide-react';
import { useId, useState } from 'react';
import { mroContactKinds } from '@assay/schema/mro/mro-words';
import { lazyDialog } from '../../components/dialogs/lazy-dialog.tsx';
import { PhoneLink } from '../../domain/contact/contact-links.tsx';
import { momentText } from '../../lib/moment-text.ts';
import type { TestInReview } from './mro-record.ts';

const LogContactDialog = lazyDialog(
  async () => (await import('./LogContactDialog.tsx')).LogContactDialog,
);

type Contact = TestInReview['contacts'][number];

const Entry = ({ contact: { kind, at, phone, note, actor } }: { contact: Contact }) => (
  <Box as="li" borderTopWidth="1px" paddingY="2.5">
    <Flex gap="3" wrap="wrap" justify="space-between" align="baseline">
      <Text textStyle="sm" fontWeight="medium">
        {mroContactKinds[kind]}
      </Text>
      <Text textStyle="xs" color="fg.muted">
        {momentText(at)} · {actor}
      </Text>
    </Flex>
    {phone !== null && (
      <Text textStyle="sm">
        <PhoneLink digits={phone} />
      </Text>
    )}
    {note !== null && (
      <Text textStyle="sm" color="fg.muted" whiteSpace="pre-wrap" overflowWrap="anywhere">
        {note}
      </Text>
    )}
  </Box>
);

/** What was done to reach the donor, and the button that notes more of it (49 CFR 40.131). */
export function ContactLog({ test, onChanged }: { test: TestInReview; onChanged: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const titleId = useId();
  const { contacts, donor, findings } = test;
  return (
    <Box as="section" aria-labelledby={titleId} marginTop="6">
      <Flex justify="space-between" align="center" gap="3" marginBottom="2" wrap="wrap">
        <Heading as="h2" id={titleId} textStyle="lg" fontWeight="semibold">
          Contact log
        </Heading>
        {findings !== null && (
          <Button size="sm" variant="outline" colorPalette="gray" onClick={() => setOpen(true)}>
            <PhoneCall size={16} aria-hidden /> Log contact
          </Button>
        )}
      </Flex>
      {contacts.length === 0 ? (
        <Text textStyle="sm" color="fg.muted">
          Nobody has tried to reach the donor yet.
          {donor.phone !== null && (
            <>
              {' '}
              Call <PhoneLink digits={donor.phone} />.
            </>
          )}
        </Text>
      ) : (
        <Stack as="ol" gap="0" listStyleType="none">
          {contacts.map((contact) => (
            <Entry key={`${contact.at} ${contact.kind}`} contact={contact} />
          ))}
        </Stack>
      )}
      <LogContactDialog
        of={isOpen ? { test } : null}
        onClose={() => setOpen(false)}
        onDone={onChanged}
      />
    </Box>
  );
}
