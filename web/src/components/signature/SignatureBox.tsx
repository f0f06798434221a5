import { Box, chakra, Image, Text } from '@chakra-ui/react';
import { Signature } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { SIGNATURE_HEIGHT, SIGNATURE_WIDTH } from './signature-words.ts';

interface SignatureBoxProps {
  /** The applied signature. */
  imageUrl: string | null;
  /** Said by assistive technology in place of the image. */
  alt: string;
  /** Stands where nothing is drawn yet. */
  prompt: string | null;
  disabled: boolean;
  /** The canvas; it stays while the image is shown over it, so that Edit finds the strokes again. */
  canvasRef: Ref<HTMLCanvasElement>;
  children?: ReactNode;
}

/** Paper with a line, white in any theme: what is stored is black on white. */
export const SignatureBox = ({ imageUrl, alt, prompt, disabled, canvasRef }: SignatureBoxProps) => (
  <Box
    position="relative"
    overflow="hidden"
    width="full"
    aspectRatio={`${SIGNATURE_WIDTH} / ${SIGNATURE_HEIGHT}`}
    borderWidth="1px"
    borderColor="border.control"
    borderRadius="l3"
    bg="white"
    color="#535e6c"
    opacity={disabled ? 0.5 : 1}
  >
    <chakra.canvas
      ref={canvasRef}
      aria-hidden
      position="absolute"
      inset="0"
      width="full"
      height="full"
      visibility={imageUrl === null ? 'visible' : 'hidden'}
      cursor={disabled ? 'not-allowed' : 'crosshair'}
    />
    <Box
      position="absolute"
      insetX="4"
      bottom="24%"
      borderBottomWidth="1px"
      borderColor="#c8ced7"
      pointerEvents="none"
    />
    {prompt !== null && (
      <Text
        position="absolute"
        inset="0"
        display="flex"
        alignItems="center"
        justifyContent="center"
        gap="2"
        paddingX="4"
        paddingBottom="4"
        textStyle="sm"
        pointerEvents="none"
        aria-hidden
      >
        <Signature size={18} aria-hidden /> {prompt}
      </Text>
    )}
    {imageUrl !== null && (
      <Image
        src={imageUrl}
        alt={alt}
        position="absolute"
        inset="0"
        width="full"
        height="full"
        objectFit="contain"
      />
    )}
  </Box>
);
