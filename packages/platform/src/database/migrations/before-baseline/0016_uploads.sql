ALTER TABLE "images" ADD COLUMN "name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "unlisted_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "images_listed" ON "images" USING btree ("owner_id","created_at","image_id") WHERE deleted_at is null and unlisted_at is null and purpose in ('base', 'mask', 'reference', 'texture');--> statement-breakpoint
-- Masks that were picked, or that nothing held, are on no list.
UPDATE "images" SET "unlisted_at" = "created_at" WHERE "purpose" = 'mask' AND ("parents" <> '{}' OR "expires_at" IS NOT NULL);
