DROP INDEX "images_first_parent";--> statement-breakpoint
CREATE INDEX "images_first_parent" ON "images" USING btree ((parents[1]));