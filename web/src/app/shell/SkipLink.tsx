import { chakra } from '@chakra-ui/react';

/** Id of the element that holds the page's content. */
export const CONTENT_ID = 'content';

const Skip = chakra('a', {
  base: {
    position: 'fixed',
    top: '2',
    insetStart: '2',
    zIndex: 'skipNav',
    paddingX: '3',
    paddingY: '2',
    borderRadius: 'l2',
    bg: 'bg.inverted',
    color: 'fg.inverted',
    textStyle: 'sm',
    fontWeight: 'medium',
    transform: 'translateY(-200%)',
    _focus: { transform: 'none' },
  },
});

/** First stop of the keyboard: past the menus to the page. */
export function SkipLink() {
  return (
    <Skip
      href={`#${CONTENT_ID}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(CONTENT_ID)?.focus();
      }}
    >
      Skip to content
    </Skip>
  );
}
