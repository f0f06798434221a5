import { Button, Flex, Text, VisuallyHidden } from '@chakra-ui/react';
import { FileUp } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { uploadKinds, type UploadKind } from '@assay/schema/files/file';
import { acceptOf } from './file-problem.ts';

interface DropZoneProps {
  kind: UploadKind;
  /** What is chosen, e.g. "Logo". */
  label: string;
  /** Several at once. */
  multiple?: boolean;
  disabled: boolean;
  /** What became of the files. */
  describedBy?: string;
  /** At least one file, of whatever kind and size. */
  onFiles: (files: readonly File[]) => void;
}

/** Where files are chosen or dropped; says what may be uploaded. */
export function DropZone({
  kind,
  label,
  multiple = false,
  disabled,
  describedBy = '',
  onFiles,
}: DropZoneProps) {
  const input = useRef<HTMLInputElement>(null);
  const [dragging, setDragging] = useState(false);
  const rules = useId();
  const { formats, size } = uploadKinds[kind];
  const take = (list: FileList | null): void => {
    const files = [...(list ?? [])].slice(0, multiple ? undefined : 1);
    if (files.length > 0 && !disabled) onFiles(files);
  };
  return (
    <Flex
      direction="column"
      align="center"
      gap="2"
      padding="5"
      borderWidth="1px"
      borderStyle="dashed"
      borderRadius="l2"
      borderColor={dragging ? 'colorPalette.solid' : 'border.emphasized'}
      bg={dragging ? 'colorPalette.subtle' : 'bg.subtle'}
      onDragOver={(event) => {
        event.preventDefault();
        setDragging(true);
      }}
      onDragLeave={() => setDragging(false)}
      onDrop={(event) => {
        event.preventDefault();
        setDragging(false);
        take(event.dataTransfer.files);
      }}
    >
      <VisuallyHidden asChild>
        <input
          ref={input}
          type="file"
          tabIndex={-1}
          multiple={multiple}
          accept={acceptOf(kind)}
          aria-label={label}
          disabled={disabled}
          onChange={({ target }) => {
            take(target.files);
            // The same file can be chosen again after it was corrected.
            target.value = '';
          }}
        />
      </VisuallyHidden>
      <Button
        size="sm"
        variant="outline"
        colorPalette="gray"
        bg="bg"
        aria-describedby={`${rules} ${describedBy}`.trim()}
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        <FileUp size={16} aria-hidden /> Choose {label}
      </Button>
      <Text id={rules} textStyle="xs" color="fg.muted" textAlign="center">
        or drop {multiple ? 'them' : 'it'} here.{' '}
        {formats.map((format) => format.toUpperCase()).join(', ')}, up to {size}
        {multiple && ' each'}.
      </Text>
    </Flex>
  );
}
