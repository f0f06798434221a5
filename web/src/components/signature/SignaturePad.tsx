import { Box, Button, Flex, Input, Span, Stack, Text } from '@chakra-ui/react';
import { Check, Eraser, Pencil } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { momentText } from '../../lib/moment-text.ts';
import { FieldError } from '../form/FieldFrame.tsx';
import type { BoundField } from '../form/use-form-field.ts';
import { StatusBadge } from '../page/StatusBadge.tsx';
import { signatureTexts } from './signature-words.ts';
import { SignatureBox } from './SignatureBox.tsx';
import { useSignature } from './use-signature.ts';

export interface SignaturePadProps {
  field: BoundField['field'];
  ref: BoundField['ref'];
  /** Who signs: "Donor". */
  signer: string;
  /** Name below an applied signature. */
  signerName?: string;
  disabled: boolean;
  /** Why nobody signs, when it is disabled. */
  hint?: string;
}

/**
 * A signature with finger, pen, mouse or keyboard. Its field holds the id of the stored image, blank until Apply; what was
 * drawn and not applied is told when the form is refused.
 */
export function SignaturePad({
  field,
  ref,
  signer,
  signerName = '',
  disabled,
  hint,
}: SignaturePadProps) {
  const value = typeof field.value === 'string' ? field.value : '';
  const pad = useSignature({ value, onChange: field.onChange, disabled });
  const isOpen = !pad.isLocked && !disabled;
  const input = useRef<HTMLInputElement>(null);
  const act = useRef<HTMLButtonElement>(null);
  const former = useRef({ way: pad.way, isOpen });
  useEffect(() => {
    const { way, isOpen: wasOpen } = former.current;
    former.current = { way: pad.way, isOpen };
    // What was pressed is gone with what it did: whoever works by keyboard goes on here.
    const isLost = document.activeElement === document.body;
    if (wasOpen && !isOpen && isLost) act.current?.focus({ preventScroll: true });
    else if (isOpen && pad.way === 'type' && (way === 'draw' || !wasOpen)) input.current?.focus();
  }, [pad.way, isOpen]);
  const missing = pad.hasContent ? signatureTexts.apply : signatureTexts.missing;
  const advice = pad.hasContent ? signatureTexts.apply : signatureTexts[pad.way];
  const caption = [signerName, pad.signedAt && momentText(pad.signedAt)].filter(Boolean).join(', ');
  const { id, ...attributes } = field.control;
  const labelId = `${id}label`;
  return (
    <Stack
      ref={ref}
      tabIndex={-1}
      role="group"
      aria-labelledby={labelId}
      aria-describedby={attributes['aria-describedby']}
      gap="1.5"
      gridColumn="1 / -1"
      minWidth="0"
      outline="none"
    >
      <Flex justify="space-between" align="center" gap="2" minHeight="5">
        <Span id={labelId} textStyle="sm" fontWeight="medium">
          {field.label}
          {field.rule.required && !disabled && (
            <Span color="fg.error" aria-hidden marginStart="1">
              *
            </Span>
          )}
        </Span>
        {pad.isLocked && !disabled && <StatusBadge tone="positive">Signed</StatusBadge>}
      </Flex>
      <Box display={pad.way === 'type' && isOpen ? 'none' : 'block'}>
        <SignatureBox
          canvasRef={pad.canvas.ref}
          imageUrl={disabled ? null : pad.imageUrl}
          alt={`Signature of ${signerName || signer.toLowerCase()}`}
          prompt={
            isOpen && pad.canvas.points === 0
              ? `${signer} signs here with finger, pen or mouse`
              : null
          }
          disabled={disabled}
        />
      </Box>
      {pad.way === 'type' && isOpen && (
        <Input
          ref={input}
          size="sm"
          bg="bg"
          aria-label={`Full name of the ${signer.toLowerCase()}, as signature`}
          autoComplete="off"
          maxLength={80}
          value={pad.typed}
          onChange={({ target }) => pad.setTyped(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // Signs, and does not send the form around it.
            event.preventDefault();
            pad.apply();
          }}
        />
      )}
      {disabled && hint !== undefined && (
        <Text id={field.ids.hint} textStyle="xs" color="fg.muted">
          {hint}
        </Text>
      )}
      {!disabled && (
        <Flex align="center" gap="2" wrap="wrap">
          {!isOpen && caption !== '' && (
            <Text textStyle="xs" color="fg.muted" overflowWrap="anywhere">
              {caption}
            </Text>
          )}
          {isOpen && (
            <Button size="xs" variant="plain" paddingX="0" onClick={pad.switchWay}>
              {pad.way === 'draw' ? 'Sign by typing instead' : 'Draw instead'}
            </Button>
          )}
          <Flex gap="2" marginStart="auto">
            <Button
              size="xs"
              variant="outline"
              colorPalette="gray"
              disabled={pad.isSending || (!pad.hasContent && !pad.isLocked)}
              onClick={pad.clear}
            >
              <Eraser size={14} aria-hidden /> Clear
            </Button>
            {pad.isLocked ? (
              <Button ref={act} size="xs" variant="outline" colorPalette="gray" onClick={pad.edit}>
                <Pencil size={14} aria-hidden /> Edit
              </Button>
            ) : (
              <Button
                size="xs"
                variant="outline"
                loading={pad.isSending}
                loadingText="Saving"
                onClick={pad.apply}
              >
                <Check size={14} aria-hidden /> Apply
              </Button>
            )}
          </Flex>
        </Flex>
      )}
      {isOpen && field.error === undefined && pad.problem === null && (
        <Text textStyle="xs" color="fg.muted">
          {advice}
        </Text>
      )}
      {!disabled && pad.problem !== null && (
        <Text role="alert" textStyle="xs" fontWeight="medium" color="fg.error">
          {pad.problem}
        </Text>
      )}
      {isOpen && field.error !== undefined && <FieldError id={field.ids.error} message={missing} />}
    </Stack>
  );
}
