import { Radio, type RadioGroupProps } from "@mantine/core";
import { useEffect, useRef } from "react";

/** Radio buttons of one question. Unlike Mantine's, the group itself exposes that its answer is required or invalid. */
export function RadioGroup(props: RadioGroupProps) {
  const wrapper = useRef<HTMLDivElement>(null);
  const isInvalid = Boolean(props.error);
  useEffect(() => {
    const group = wrapper.current?.querySelector("[role=radiogroup]");
    if (isInvalid) group?.setAttribute("aria-invalid", "true");
    else group?.removeAttribute("aria-invalid");
  }, [isInvalid]);
  return <Radio.Group ref={wrapper} {...props} />;
}
