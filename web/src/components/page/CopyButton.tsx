import { Button } from '@chakra-ui/react';
import { Copy } from 'lucide-react';
import { useState } from 'react';

interface CopyButtonProps {
  text: string;
  /** Before it is copied: selects it where a browser offers no other way to copy. */
  onCopy?: () => void;
}

/** Takes a text along, and says that it did. */
export function CopyButton({ text, onCopy }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    onCopy?.();
    await navigator.clipboard?.writeText(text);
    setCopied(true);
  };
  return (
    <Button
      size="sm"
      variant="outline"
      colorPalette="gray"
      alignSelf="flex-start"
      onClick={() => void copy()}
    >
      <Copy size={16} aria-hidden /> {isCopied ? 'Copied' : 'Copy'}
    </Button>
  );
}
